import { configure } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { TestTheme } from '../../../testing/theme/test-theme.tsx';
import { MemoryRouter } from 'react-router-dom';
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import { loadSignedIn } from '../../../src/app/routes/signed-in.tsx';
import { AppRoutes } from '../../../src/app/routes/routes.tsx';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { allNamespaces } from '../../../src/i18n/message-key.ts';
import type { TFunction } from 'i18next';
import { appMachine } from '../../../src/machines/app/app.machine.ts';
import { AppProvider } from '../../../src/ui/hooks/actors.tsx';
import { childChart, invocationsOf } from '../../../scripts/charts/nodes.ts';
import { loadedChart, type Parts } from '../../support/chart/stubs.ts';
import { spawnedBy } from '../../../scripts/charts/spawned-charts.ts';
import type { Coverage } from '../../support/chart/coverage.ts';
import { testEnvironment } from '../../support/chart/environment.ts';
import { perform, startSystem, type System } from '../../support/chart/system.ts';

// Testing Library would add the whole page to each error message.
configure({ asyncUtilTimeout: 4000, getElementError: (message) => new Error(message ?? 'Nothing was found.') });

// Import lazy modules first, so that no walk waits for them.
import.meta.glob('../../../src/ui/**/*.lazy.{ts,tsx}', { eager: true });

// In the app, the session loads these texts before home appears.
await loadSignedIn();

/** The whole app with its real charts and screens; effects stay pending and are recorded. */
export type Screens = {
  readonly user: UserEvent;
  readonly system: System<typeof appMachine>;
  readonly translate: TFunction;
  readonly actorOf: (machine: AnyStateMachine) => AnyActorRef;
  /** Produces events that do not come from the user, such as the result of an effect. */
  readonly happen: (machine: AnyStateMachine, ...events: readonly AnyEventObject[]) => Promise<void>;
  /** The lazily loaded chart of an owner, with its effects stubbed. */
  readonly codeOf: (owner: AnyStateMachine) => unknown;
  readonly close: () => void;
};

// Shared by all walks: loading texts would suspend React at the start of each.
const i18n = await createI18n('en', allNamespaces);

const chartsWithin = (machine: AnyStateMachine): readonly string[] => [
  ...invocationsOf(machine).flatMap(({ invocation }) => {
    const child = childChart(machine, invocation);
    return child && typeof invocation.src === 'string' ? [invocation.src, ...chartsWithin(child)] : [];
  }),
  ...spawnedBy(machine).flatMap((chart) => [chart.id, ...chartsWithin(chart.machine)]),
];

const children = (actor: AnyActorRef): readonly AnyActorRef[] =>
  Object.values<AnyActorRef>(actor.getSnapshot().children ?? {});

const machineOf = (actor: AnyActorRef): unknown => actor.getSnapshot().machine?.id;

const within = (actor: AnyActorRef, id: string): AnyActorRef | undefined =>
  machineOf(actor) === id
    ? actor
    : children(actor)
        .map((child) => within(child, id))
        .find((found) => found !== undefined);

/** The pending effects by name, with their inputs. */
export const pendingEffects = ({ system }: Screens) =>
  system.calls.filter(({ isOpen }) => isOpen()).map(({ id, input }) => [id, input] as const);

type Options = {
  /** Whether lazily loaded charts stay pending until the walk resolves them. */
  readonly holdsLoading?: boolean;
};

export async function openScreens(
  path: string,
  seen: Coverage,
  { holdsLoading = false }: Options = {},
): Promise<Screens> {
  const parts: Parts = { realCharts: chartsWithin(appMachine), holdsLoading };
  const system = startSystem(appMachine, {
    input: { environment: testEnvironment(), link: undefined },
    ...parts,
    seen,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <AppProvider app={system.actor}>
          <MemoryRouter initialEntries={[path]}>
            <AppRoutes />
          </MemoryRouter>
        </AppProvider>
      </TestTheme>
    </I18nextProvider>,
  );
  const actorOf = (machine: AnyStateMachine) => {
    const actor = within(system.actor, machine.id);
    if (!actor) throw new Error(`No ${machine.id} is running.`);
    return actor;
  };
  return {
    user: userEvent.setup({ delay: null }),
    system,
    translate: i18n.t,
    actorOf,
    happen: async (machine, ...events) => {
      for (const event of events) {
        await perform({ machine, actor: actorOf(machine), clock: system.clock, recording: system }, event);
      }
    },
    codeOf: (owner) =>
      spawnedBy(owner)
        .map((chart) => loadedChart(chart, system, parts))
        .at(0),
    close: () => {
      root.unmount();
      system.actor.stop();
      document.body.replaceChildren();
    },
  };
}
