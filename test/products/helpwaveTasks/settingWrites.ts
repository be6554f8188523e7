import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { allow, type Mutations, refuse, textIn } from './given.ts';
import { graphIn } from './graphs.ts';
import { forbid, type HelpwaveRows } from './rows.ts';
import { type HelpwaveStore, type LocationNode, myId, plainText, type Preset, uuidOf } from './store.ts';

interface DataArgs {
  readonly data: Row;
}

interface IdArgs {
  readonly id: string;
}

const blobs = ['filterDefinition', 'sortDefinition', 'parameters'];

function given(data: Row): Row {
  return presentFields(Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? undefined])));
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Refuses what should be JSON and isn't. */
function checkBlobs(data: Row): void {
  const names = blobs.flatMap((name) => [name, `related${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]);
  for (const name of names) {
    const blob = textIn(data[name]);
    try {
      if (blob !== null) JSON.parse(blob);
    } catch {
      throw new GraphQLError(`Invalid JSON in ${snake(name)}`);
    }
  }
}

/** Queries and mutations of the tree, presets, properties and saved views. */
export function settingWrites(backstage: Backstage, store: HelpwaveStore, rows: HelpwaveRows): Mutations {
  const { practice, now } = backstage;
  const nodeAt = (id: string): LocationNode => {
    const node = rows.nodeById(id) ?? refuse('Location not found.', 'NOT_FOUND');
    return rows.mayEnter(id) ? node : forbid();
  };
  const presetAt = (id: string): Preset => {
    const preset = store.presets.find((each) => each.id === id) ?? refuse('Preset not found', 'NOT_FOUND');
    return preset.ownerUserId === null || preset.ownerUserId === myId ? preset : forbid();
  };
  const freeKey = (key: string, id: string | null): string =>
    store.presets.some((each) => each.key === key && each.id !== id) ? refuse('Preset key already exists') : key;
  const showView = (view: Row): Row => ({ ...view, isOwner: view['ownerUserId'] === myId });
  const viewAt = (id: string): Row => {
    const view = store.views.find((each) => each['id'] === id);
    if (!view) throw new GraphQLError('View not found');
    if (view['ownerUserId'] !== myId) throw new GraphQLError('Forbidden');
    return view;
  };
  const addView = (parts: Row): Row => {
    const stamp = plainText(now());
    const id = uuidOf(`new view:${String(store.views.length)}`);
    const view = { ...parts, id, ownerUserId: myId, createdAt: stamp, updatedAt: stamp };
    store.views.push(view);
    return showView(view);
  };
  const isReadable = (view: Row): boolean => view['ownerUserId'] === myId || view['visibility'] === 'LINK_SHARED';

  return {
    savedView({ id }: IdArgs): Row | null {
      const view = store.views.find((each) => each['id'] === id);
      if (!view) return null;
      if (!isReadable(view)) throw new GraphQLError('Not found or access denied');
      return showView(view);
    },
    mySavedViews: () =>
      store.views
        .filter((view) => view['ownerUserId'] === myId)
        .toSorted((one, other) => (textOf(one['updatedAt']) > textOf(other['updatedAt']) ? -1 : 1))
        .map(showView),
    createSavedView({ data }: DataArgs): Row {
      allow(backstage);
      checkBlobs(data);
      return addView({ ...data, name: textOf(data['name']).trim() });
    },
    updateSavedView({ id, data }: IdArgs & DataArgs): Row {
      allow(backstage);
      const view = viewAt(id);
      checkBlobs(data);
      const changed = { ...view, ...given(data), updatedAt: plainText(now()) };
      store.views[store.views.indexOf(view)] = changed;
      return showView(changed);
    },
    deleteSavedView({ id }: IdArgs): boolean {
      allow(backstage);
      if (!store.views.some((each) => each['id'] === id)) return false;
      store.views.splice(store.views.indexOf(viewAt(id)), 1);
      return true;
    },
    duplicateSavedView({ id, name }: IdArgs & { readonly name: string }): Row {
      allow(backstage);
      const view = store.views.find((each) => each['id'] === id);
      if (!view) throw new GraphQLError('View not found');
      if (!isReadable(view)) throw new GraphQLError('Not found or access denied');
      return addView({ ...view, name: name.trim(), visibility: 'PRIVATE' });
    },
    createTaskPreset({ data }: DataArgs): Preset {
      allow(backstage);
      const [name, scope] = [textOf(data['name']), textOf(data['scope'])];
      const graph = graphIn(data['graph']);
      const id = uuidOf(`new preset:${String(store.presets.length)}:${name}`);
      const slug = name
        .trim()
        .replaceAll(/[^a-zA-Z0-9]+/g, '-')
        .toLowerCase();
      const key = freeKey(textIn(data['key']) ?? `${slug}-${id.slice(0, 8)}`, null);
      const preset = { id, name, key, scope, ownerUserId: scope === 'PERSONAL' ? myId : null, graph };
      store.presets.push(preset);
      return preset;
    },
    updateTaskPreset({ id, data }: IdArgs & DataArgs): Preset {
      allow(backstage);
      const preset = presetAt(id);
      const key = textIn(data['key']);
      const changed = {
        ...preset,
        name: textIn(data['name']) ?? preset.name,
        key: key === null ? preset.key : freeKey(key, id),
        graph: (data['graph'] ?? null) === null ? preset.graph : graphIn(data['graph']),
      };
      store.presets[store.presets.indexOf(preset)] = changed;
      return changed;
    },
    deleteTaskPreset({ id }: IdArgs): boolean {
      allow(backstage);
      store.presets.splice(store.presets.indexOf(presetAt(id)), 1);
      return true;
    },
    createPropertyDefinition({ data }: DataArgs): Row {
      allow(backstage);
      const id = uuidOf(`new definition:${String(store.definitions.length)}`);
      const definition = { ...data, id, options: data['options'] ?? [] };
      store.definitions.push(definition);
      return definition;
    },
    updatePropertyDefinition({ id, data }: IdArgs & DataArgs): Row {
      allow(backstage);
      const index = store.definitions.findIndex((each) => each['id'] === id);
      if (index === -1) throw new GraphQLError('Property Definition not found');
      const changed = { ...store.definitions[index], ...given(data) };
      store.definitions[index] = changed;
      return changed;
    },
    deletePropertyDefinition({ id }: IdArgs): boolean {
      allow(backstage);
      const index = store.definitions.findIndex((each) => each['id'] === id);
      if (index === -1) return false;
      store.definitions.splice(index, 1);
      return true;
    },
    createLocationNode({ data }: DataArgs): Row {
      allow(backstage);
      const parentId = textIn(data['parentId']);
      // A new root is outside of what the caller may enter, although it is her own work.
      if (parentId !== null && !rows.mayEnter(parentId)) forbid();
      const id = uuidOf(`new node:${String(store.nodes.length)}`);
      const [title, kind] = [textOf(data['title']), textOf(data['kind'])];
      const node = { id, title, kind, parentId, organizationIds: [] };
      store.nodes.push(node);
      return rows.showNode(node);
    },
    updateLocationNode({ id, data }: IdArgs & DataArgs): Row {
      allow(backstage);
      const node = nodeAt(id);
      const parentId = textIn(data['parentId']);
      if (parentId !== null && !rows.mayEnter(parentId)) forbid();
      const changed = { ...node, ...given(data) };
      store.nodes[store.nodes.indexOf(node)] = changed;
      return rows.showNode(changed);
    },
    deleteLocationNode({ id }: IdArgs): boolean {
      allow(backstage);
      const node = nodeAt(id);
      const isUsed = practice.clients.some(({ key }) => {
        const patient = rows.patientByKey(key);
        return patient !== null && rows.isIn(patient, [id]);
      });
      if (isUsed || store.nodes.some(({ parentId }) => parentId === id))
        throw new GraphQLError('update or delete on table "location_nodes" violates foreign key constraint');
      store.nodes.splice(store.nodes.indexOf(node), 1);
      return true;
    },
    updateProfilePicture({ data }: DataArgs): Row | null {
      allow(backstage);
      const index = store.users.findIndex((each) => each['id'] === myId);
      store.users[index] = { ...store.users[index], avatarUrl: data['avatarUrl'] };
      return rows.shownUser(myId);
    },
  };
}
