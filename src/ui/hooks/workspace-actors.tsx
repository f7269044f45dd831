import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import { yearMonthDay } from '../../domain/sheet/sheet-date.ts';
import type { EntryCollection } from '../../domain/sheet/sheet.ts';
import type { AccountRef } from '../../machines/account/account.machine.ts';
import type { AddingProvisionRef } from '../../machines/adding-provision/adding-provision.machine.ts';
import type { AddingRef } from '../../machines/adding/adding.machine.ts';
import type { OlderSheetsRef } from '../../machines/older-sheets/older-sheets.machine.ts';
import type { OnboardingRef } from '../../machines/onboarding/onboarding.machine.ts';
import type { DialogsRef } from '../../machines/dialogs/dialogs.machine.ts';
import type { EditingRef } from '../../machines/editing/editing.machine.ts';
import type { ForecastRef } from '../../machines/forecast/forecast.machine.ts';
import type { OutboxRef } from '../../machines/outbox/outbox.machine.ts';
import type { ParametersRef } from '../../machines/parameters/parameters.machine.ts';
import type { SelectionRef } from '../../machines/selection/selection.machine.ts';
import type { SheetRef } from '../../machines/sheet/sheet.machine.ts';
import type { SheetsRef } from '../../machines/sheets/sheets.machine.ts';
import type { TransferRef } from '../../machines/transfer/transfer.machine.ts';
import type { UndoRef } from '../../machines/undo/undo.machine.ts';
import type { ResumeAction } from '../../machines/toaster/toast.ts';
import type { ProvisionsView } from '../../machines/parent-events/workspace.events.ts';
import { addingId, type WorkspaceRef } from '../../machines/workspace/workspace.machine.ts';
import { useSession } from './actors.tsx';
import { required } from './required.ts';

/** The actors of one workspace. They start and stop together. */
type Workspace = {
  readonly workspace: WorkspaceRef;
  readonly outbox: OutboxRef;
  readonly sheets: SheetsRef;
  readonly parameters: ParametersRef;
  readonly dialogs: DialogsRef;
  readonly account: AccountRef;
  readonly transfer: TransferRef;
};

const WorkspaceContext = createContext<Workspace | undefined>(undefined);
const SheetContext = createContext<SheetRef | undefined>(undefined);

const useSessionWorkspace = () => useSelector(useSession(), ({ context }) => context.workspace);

/** Undefined while signed out. Needs no `WorkspaceProvider`. */
export const useUndo = (): UndoRef | undefined =>
  useSelector(useSessionWorkspace(), (snapshot) => snapshot?.children.undo);

/** The actor of the dropped draft that a toast offers to resume. Needs no `WorkspaceProvider`. */
export const useDroppedDraft = (action: ResumeAction): EditingRef | AddingProvisionRef | undefined =>
  useSelector(useSessionWorkspace(), (snapshot) =>
    action === 'resumeLine' ? snapshot?.children.editing : snapshot?.children.addingProvision,
  );

/** Provides the actors of the workspace. Renders nothing while signed out. */
export function WorkspaceProvider({ children }: { readonly children: ReactNode }) {
  const workspace = useSessionWorkspace();
  return workspace ? <WorkspaceActors workspace={workspace}>{children}</WorkspaceActors> : null;
}

type WorkspaceActorsProps = { readonly workspace: WorkspaceRef; readonly children: ReactNode };

function WorkspaceActors({ workspace, children }: WorkspaceActorsProps) {
  const outbox = useSelector(workspace, (snapshot) => snapshot.children.outbox);
  const sheets = useSelector(workspace, (snapshot) => snapshot.children.sheets);
  const parameters = useSelector(workspace, (snapshot) => snapshot.children.parameters);
  const dialogs = useSelector(workspace, (snapshot) => snapshot.children.dialogs);
  const account = useSelector(workspace, (snapshot) => snapshot.children.account);
  const transfer = useSelector(workspace, (snapshot) => snapshot.children.transfer);
  if (!outbox || !sheets || !parameters || !dialogs || !account || !transfer) return null;
  return (
    <WorkspaceContext value={{ workspace, outbox, sheets, parameters, dialogs, account, transfer }}>
      {children}
    </WorkspaceContext>
  );
}

/** Whether amounts are hidden. False outside of the workspace. */
export const useAreAmountsHidden = (): boolean =>
  useSelector(useContext(WorkspaceContext)?.workspace, (snapshot) => snapshot?.context.amounts === 'hidden');

/** The current year, which dates omit. Undefined outside of the workspace, where every date shows the year. */
export const useThisYear = (): number | undefined =>
  useSelector(useContext(WorkspaceContext)?.workspace, (snapshot) =>
    snapshot === undefined ? undefined : yearMonthDay(snapshot.context.environment.today())[0],
  );

const useWorkspace = () => required(useContext(WorkspaceContext), 'WorkspaceProvider');

export const useOutbox = (): OutboxRef => useWorkspace().outbox;
export const useSheets = (): SheetsRef => useWorkspace().sheets;
export const useParameters = (): ParametersRef => useWorkspace().parameters;
export const useDialogs = (): DialogsRef => useWorkspace().dialogs;
export const useAccount = (): AccountRef => useWorkspace().account;
export const useTransfer = (): TransferRef => useWorkspace().transfer;

export function useToggleAmounts(): () => void {
  const { workspace } = useWorkspace();
  return () => workspace.send({ type: 'amounts.toggled' });
}

/** How much of each provision is shown, and a function that changes it. */
export function useProvisionsView(): readonly [ProvisionsView, (view: ProvisionsView) => void] {
  const { workspace } = useWorkspace();
  const shown = useSelector(workspace, ({ context }) => context.provisionsView);
  return [shown, (view) => workspace.send({ type: 'provisionsView.chosen', view })];
}

type Children = ReturnType<WorkspaceRef['getSnapshot']>['children'];

const useChild = <T,>(childOf: (children: Children) => T | undefined): T =>
  required(
    useSelector(useWorkspace().workspace, ({ children }) => childOf(children)),
    'WorkspaceProvider',
  );

/** The draft in the add row of a list. */
export const useAdding = (collection: EntryCollection): AddingRef =>
  useChild((children) => children[addingId(collection)]);

export const useSelection = (): SelectionRef => useChild(({ selection }) => selection);

export const useForecastPanel = (): ForecastRef => useChild(({ forecast }) => forecast);

export const useOnboarding = (): OnboardingRef => useChild(({ onboarding }) => onboarding);

export const useOlderSheets = (): OlderSheetsRef => useChild(({ olderSheets }) => olderSheets);

/** The unsaved drafts of edited lines. */
export const useEditing = (): EditingRef => useChild(({ editing }) => editing);

export const useAddingProvision = (): AddingProvisionRef => useChild(({ addingProvision }) => addingProvision);

/** The shown sheet, on any screen. */
export const useShownSheet = (): SheetRef | undefined =>
  useSelector(useSheets(), (snapshot) => snapshot.children.sheet);

/** Provides the actor of the shown sheet. Renders `fallback` while there is none. */
export function SheetProvider({ fallback, children }: { readonly fallback: ReactNode; readonly children: ReactNode }) {
  const sheet = useShownSheet();
  return sheet ? <SheetContext value={sheet}>{children}</SheetContext> : fallback;
}

export const useSheet = (): SheetRef => required(useContext(SheetContext), 'SheetProvider');
