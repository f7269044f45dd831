import { useId } from 'react';
import type { Combobox } from '../../controls/combobox.ts';
import { Icon } from '../../controls/icon.tsx';
import { Keys } from '../../shortcuts/keys.tsx';
import { shortcuts } from '../../shortcuts/shortcuts.ts';
import type { CommandGroup } from './command-groups.ts';
import type { Command } from './command.ts';

type List = Pick<Combobox<Command>, 'listProps' | 'optionProps' | 'activate'>;
type CommandListProps = List & { readonly label: string; readonly groups: readonly CommandGroup[] };

/** The commands by their kinds, numbered through. */
export function CommandList({ label, groups, listProps, ...list }: CommandListProps) {
  const firsts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div {...listProps} className="command-list" aria-label={label}>
      {groups.map((group, place) => (
        <CommandSection key={group.title} group={group} first={firsts[place] ?? 0} {...list} />
      ))}
    </div>
  );
}

type SectionProps = Omit<List, 'listProps'> & { readonly group: CommandGroup; readonly first: number };

const CommandSection = ({ group: { title, items }, first, optionProps, activate }: SectionProps) => {
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of the elements that are groups may stand in a list box
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className="command-group-title">
        {title}
      </div>
      {items.map((command, place) => (
        <CommandOption
          key={command.id}
          command={command}
          option={optionProps(command, first + place)}
          onPoint={() => activate(first + place)}
        />
      ))}
    </div>
  );
};

type OptionProps = {
  readonly command: Command;
  readonly option: ReturnType<List['optionProps']>;
  /** The pointer moves over it: it is active, as by the arrow keys. */
  readonly onPoint: () => void;
};

const keepInSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const CommandOption = ({ command: { icon, label, note, shortcut }, option, onPoint }: OptionProps) => {
  const isActive = option['aria-selected'];
  return (
    <div
      {...option}
      ref={isActive ? keepInSight : null}
      className="command"
      aria-keyshortcuts={shortcut && shortcuts[shortcut].aria}
      onMouseMove={isActive ? undefined : onPoint}
    >
      <Icon name={icon} />
      <span className="command-label">{label}</span>
      {note !== undefined && <span className="command-note">{note}</span>}
      {shortcut && (
        <span className="command-keys" aria-hidden="true">
          <Keys keys={shortcuts[shortcut].keys} />
        </span>
      )}
    </div>
  );
};
