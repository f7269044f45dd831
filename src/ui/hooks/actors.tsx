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

/** Undefined unless the page was opened by the link of a mail. */
export const useEmailAction = (): EmailActionRef | undefined =>
  useSelector(useApp(), ({ context }) => context.emailAction);

/** Whether the code for the link of a mail is on its way, or could not be loaded; the function asks for it again. */
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

/** Undefined unless an account is being made. */
export const useRegistration = (): RegistrationRef | undefined =>
  useSelector(useSession(), ({ children }) => children.registration);

/** Undefined unless the signed-in person's address is not verified. */
export const useVerification = (): VerificationRef | undefined =>
  useSelector(useSession(), ({ children }) => children.verification);
