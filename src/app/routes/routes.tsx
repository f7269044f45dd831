import { Route, Routes } from 'react-router-dom';
import { SessionDialogs } from '../../ui/dialogs/session-dialogs.tsx';
import { SignInScreen } from '../../ui/screens/visitor/sign-in-screen.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { LoadErrorBoundary } from '../../ui/loading/load-error-boundary.tsx';
import { paths } from '../../ui/shell/paths.ts';
import { ToastView } from '../../ui/shell/toast-view.tsx';
import { VersionNotice } from '../../ui/updates/version-notice.tsx';
import { HomeScreen, ToastAction, ParametersScreen, SavingsScreen, SignedInArea, ToastText } from './signed-in.tsx';
import { Loading } from './loading.tsx';
import { OnlySignedIn, OnlySignedOut, SignOut } from './guards.tsx';

const EmailActionScreen = lazyComponent(
  async () => (await import('../../ui/screens/email-action/email-action-screen.lazy.tsx')).EmailActionScreen,
  Loading,
);
const ForgotPasswordScreen = lazyComponent(
  async () => (await import('../../ui/screens/visitor/forgot-password-screen.lazy.tsx')).ForgotPasswordScreen,
  Loading,
);
const NotFoundScreen = lazyComponent(
  async () => (await import('../../ui/screens/visitor/not-found-screen.lazy.tsx')).NotFoundScreen,
  Loading,
);
const SignUpScreen = lazyComponent(
  async () => (await import('../../ui/screens/visitor/sign-up-screen.lazy.tsx')).SignUpScreen,
  Loading,
);

/**
 * The routes and who may see them.
 * Source: docs/specification.md#route-login, docs/specification.md#route-home, docs/specification.md#route-savings,
 * docs/specification.md#route-parameters, docs/specification.md#route-signup, docs/specification.md#route-forgot-password,
 * docs/specification.md#route-logout, docs/specification.md#route-email-link, docs/specification.md#route-not-found,
 * docs/specification.md#route-guard, docs/specification.md#route-guard-signed-in, docs/specification.md#permission-visitors.
 */
export const AppRoutes = () => (
  <>
    <LoadErrorBoundary>
      <Routes>
        <Route element={<OnlySignedOut />}>
          <Route path={paths.signIn} element={<SignInScreen />} />
          <Route path={paths.signUp} element={<SignUpScreen />} />
          <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
        </Route>
        <Route element={<OnlySignedIn />}>
          <Route element={<SignedInArea />}>
            <Route path={paths.home} element={<HomeScreen />} />
            <Route path={paths.savings} element={<SavingsScreen />} />
            <Route path={paths.parameters} element={<ParametersScreen />} />
          </Route>
        </Route>
        <Route path={paths.signOut} element={<SignOut />} />
        <Route path={paths.emailAction} element={<EmailActionScreen />} />
        <Route path={paths.hostedEmailAction} element={<EmailActionScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </LoadErrorBoundary>
    <LoadErrorBoundary isOverlay>
      <SessionDialogs />
    </LoadErrorBoundary>
    <VersionNotice />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);
