import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { MessageTemplate } from '../../../electron/contract/messageTemplates.ts';
import { t } from '../../../i18n/page/t.ts';
import { OfferedAction } from '../../components/OfferedAction.tsx';

interface TemplateMenuProps {
  readonly templates: readonly MessageTemplate[];
  /** With the id of the one that was chosen. */
  readonly onChoose: (template: string) => void;
}

/** The clinic's templates, whose text goes into the message. */
export function TemplateMenu({ templates, onChoose }: TemplateMenuProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <OfferedAction
        look="quiet"
        why={templates.length === 0 ? t('messages.noTemplates') : null}
        title={t('messages.useTemplate')}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        aria-keyshortcuts="Alt+T"
        onClick={(event) => setAt(event.currentTarget)}
      >
        {t('messages.templates')} <span aria-hidden="true">▾</span>
      </OfferedAction>
      {at && (
        <Menu
          open
          anchorEl={at}
          // Inside the dialog that it belongs to, for screen readers.
          container={() => at.closest('[role="dialog"]')}
          onClose={() => setAt(null)}
          transitionDuration={0}
          disableRestoreFocus
          slotProps={{ list: { dense: true, 'aria-label': t('messages.templates') } }}
        >
          {templates.map(({ id, name }) => (
            <MenuItem
              key={id}
              onClick={() => {
                setAt(null);
                onChoose(id);
              }}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
