import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { useSession } from '../../ui/hooks/actors.tsx';
import { TypedEmailProvider } from '../../ui/screens/visitor/typed-email.tsx';
import { paths } from '../../ui/shell/paths.ts';
import { Redirect } from '../../ui/shell/redirect.tsx';
import { Loading, NotLoaded } from './loading.tsx';
import { SignOutRedirect } from './signed-in.tsx';

/** `unknown` until the identity provider answers; `notLoaded` when the code of signed-in screens could not be loaded. */
type Access = 'unknown' | 'notLoaded' | 'signedOut' | 'signedIn';

function accessOf(session: SnapshotFrom<typeof sessionMachine>): Access {
  if (session.hasTag('checking')) return 'unknown';
  if (session.hasTag('notLoaded')) return 'notLoaded';
  return session.matches('signedIn') ? 'signedIn' : 'signedOut';
}

const useAccess = (): Access => useSelector(useSession(), accessOf);

const requestedPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.home;

/** Redirects visitors to the sign-in screen, which leads back here after the sign-in. */
export function OnlySignedIn() {
  const access = useAccess();
  const { pathname, search } = useLocation();
  if (access === 'unknown') return <Loading />;
  if (access === 'notLoaded') return <NotLoaded />;
  return access === 'signedIn' ? <Outlet /> : <Redirect to={paths.signIn} state={{ from: `${pathname}${search}` }} />;
}

/** Redirects signed-in users to the page that they requested before the sign-in, or home. */
export function OnlySignedOut() {
  const access = useAccess();
  const { state } = useLocation();
  if (access === 'signedIn') return <Redirect to={requestedPath(state)} />;
  if (access === 'notLoaded') return <NotLoaded />;
  return (
    <TypedEmailProvider>
      <Outlet />
    </TypedEmailProvider>
  );
}

/** The page that signs out: as a page, it also works from a bookmark. */
export function SignOut() {
  const access = useAccess();
  const session = useSession();
  const canSignOut = useSelector(session, (snapshot) => snapshot.can({ type: 'signOut.requested' }));
  useEffect(() => {
    if (canSignOut) session.send({ type: 'signOut.requested' });
  }, [canSignOut, session]);
  if (access === 'unknown') return <Loading />;
  return access === 'signedIn' ? <SignOutRedirect /> : <Redirect to={paths.signIn} />;
}
