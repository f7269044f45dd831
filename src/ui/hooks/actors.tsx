import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { AppRef } from '../../machines/app/app.machine.ts';
import type { EmailActionRef } from '../../machines/email-action/email-action.machine.ts';
import type { InstallRef } from '../../machines/install/install.machine.ts';
import type { RegistrationRef } from '../../machines/registration/registration.machine.ts';
import type { SessionRef } from '../../machines/session/session.machine.ts';
import type { SignOutsRef } from '../../machines/sign-outs/sign-outs.machine.ts';
import type { ToasterRef } from '../../machines/toaster/toaster.machine.ts';
import type { VerificationRef } from '../../machines/verification/verification.machine.ts';
import { required } from './required.ts';

const AppContext = createContext<AppRef | undefined>(undefined);

export const AppProvider = ({ app, children }: { readonly app: AppRef; readonly children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
);

const useApp = () => required(useContext(AppContext), 'AppProvider');

export const useToaster = (): ToasterRef =>
  required(
    useSelector(useApp(), ({ children }) => children.toaster),
    'The toaster',
  );

export const useInstall = (): InstallRef =>
  required(
    useSelector(useApp(), ({ children }) => children.install),
    'The installation',
  );

export const useSession = (): SessionRef =>
  required(
    useSelector(useApp(), ({ children }) => children.session),
    'The session',
  );

/** Undefined unless an e-mail link opened the page. */
export const useEmailAction = (): EmailActionRef | undefined =>
  useSelector(useApp(), ({ context }) => context.emailAction);

/** Whether the code for e-mail links is loading, or could not be loaded, and a function that retries. */
export function useEmailActionCode() {
  const app = useApp();
  const isLoading = useSelector(app, (snapshot) => snapshot.hasTag('loading'));
  const isMissing = useSelector(app, (snapshot) => snapshot.hasTag('notLoaded'));
  return { isLoading, isMissing, retry: () => app.send({ type: 'retry.requested' }) };
}

export const useSignOuts = (): SignOutsRef =>
  required(
    useSelector(useSession(), ({ children }) => children.signOuts),
    'The sign-outs',
  );

/** Undefined unless the user is signing up. */
export const useRegistration = (): RegistrationRef | undefined =>
  useSelector(useSession(), ({ children }) => children.registration);

/** Undefined unless the user's e-mail address is unverified. */
export const useVerification = (): VerificationRef | undefined =>
  useSelector(useSession(), ({ children }) => children.verification);
