import { correctionsIn } from '../../../domain/sheet/provisions/deductions.ts';
import { readDeductions } from '../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { Icon } from '../../icons/icon.tsx';
import type { ProvisionCommands } from './provision-commands.ts';
import type { ProvisionTexts } from './provision-texts.ts';

type DeductionsButtonProps = {
  readonly provision: Provision;
  readonly texts: ProvisionTexts;
  readonly commands: ProvisionCommands;
  readonly tabIndex: 0 | -1;
};

const countOf = ({ deductions }: Provision): number => {
  const reading = readDeductions(deductions);
  return reading.kind === 'deductions' ? reading.values.length - correctionsIn(deductions).length : 0;
};

/** Opens the deductions of a provision, and shows their number. */
export const DeductionsButton = ({ provision, texts, commands, tabIndex }: DeductionsButtonProps) => {
  const count = countOf(provision);
  return (
    <button
      type="button"
      className="row-deductions"
      data-cell="deductions"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      aria-label={count > 0 ? `${texts.deductions} −${count}` : texts.deductions}
      title={texts.countDeductions(count)}
      onClick={() => commands.openDeductions(provision)}
    >
      {count > 0 ? <span className="row-deductions-count">−{count}</span> : <Icon name="deductions" size={15} />}
    </button>
  );
};
