import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../ui/hooks/actors.tsx';
import type { Access } from './access.ts';
import { TypedEmailProvider } from '../../ui/screens/visitor/typed-email.tsx';
import { paths } from '../../ui/shell/paths.ts';
import { Redirect } from '../../ui/shell/redirect.tsx';
import { Loading, NotLoaded } from './loading.tsx';
import { AskToSignOut } from './signed-in.tsx';

type GuardProps = { readonly access: Access };

const pathOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.home;

/** Leads to the sign-in screen, which leads back here afterwards. */
export function OnlySignedIn({ access }: GuardProps) {
  const { pathname, search } = useLocation();
  if (access === 'unknown') return <Loading />;
  if (access === 'notLoaded') return <NotLoaded />;
  return access === 'signedIn' ? <Outlet /> : <Redirect to={paths.signIn} state={{ from: `${pathname}${search}` }} />;
}

/** A signed-in person has no use for these screens: they go to the page they asked for, or home. */
export function OnlySignedOut({ access }: GuardProps) {
  const { state } = useLocation();
  if (access === 'signedIn') return <Redirect to={pathOf(state)} />;
  if (access === 'notLoaded') return <NotLoaded />;
  return (
    <TypedEmailProvider>
      <Outlet />
    </TypedEmailProvider>
  );
}

/** A link that signs out: a page of its own, so that it works from anywhere, also from a bookmark. */
export function SignOut({ access }: GuardProps) {
  const session = useSession();
  const canSignOut = useSelector(session, (snapshot) => snapshot.can({ type: 'signOut.requested' }));
  useEffect(() => {
    if (canSignOut) session.send({ type: 'signOut.requested' });
  }, [canSignOut, session]);
  if (access === 'unknown') return <Loading />;
  return access === 'signedIn' ? <AskToSignOut /> : <Redirect to={paths.signIn} />;
}
