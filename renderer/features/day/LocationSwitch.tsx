import { LocationListDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { Choice } from '../../components/Choice.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';

export interface LocationSwitchProps {
  readonly place: { readonly id: string; readonly name: string };
  readonly onLocation: (id: string) => void;
}

export function LocationSwitch({ place, onLocation }: LocationSwitchProps) {
  const { data } = useDeskQuery(LocationListDocument, {});
  const known = data?.locations ?? [];
  const locations = known.some(({ id }) => id === place.id) ? known : [place, ...known];
  return (
    <Choice
      label={t('general.location')}
      value={place.id}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onLocation}
    />
  );
}
