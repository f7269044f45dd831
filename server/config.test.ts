import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

// Source: docs/specification.md#server-hidden-accounts.
describe('e-mail enumeration protection', () => {
  it.each([
    [{}, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' }, false],
    [{ PUBLIC_URL: 'http://localhost:8080' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org' }, true],
    [{ PUBLIC_URL: 'https://budget.example.org', EMAIL_ENUMERATION_PROTECTION: 'off' }, false],
    [{ EMAIL_ENUMERATION_PROTECTION: 'on' }, true],
  ])('is on or off by default and by its setting: %o gives %s', (settings, isOn) => {
    expect(readConfig(settings).hasEnumerationProtection).toBe(isOn);
  });
});

// Source: docs/specification.md#server-inactive.
describe('the deletion of inactive accounts', () => {
  const SMTP_URL = 'smtps://mail.example';

  it.each([
    [{}, undefined],
    [{ INACTIVE_DAYS: '100' }, undefined],
    [{ SMTP_URL }, 730],
    [{ SMTP_URL, INACTIVE_DAYS: '400' }, 400],
    [{ SMTP_URL, INACTIVE_DAYS: '0' }, undefined],
  ])('has the delay of its setting, or none: %o gives %s days', (settings, days) => {
    expect(readConfig(settings).inactiveDays).toBe(days);
  });
});

const ignore = (): void => {};

describe('the timeout of an idle socket', () => {
  it.each([
    [{}, 120],
    [{ SOCKET_IDLE_SECONDS: '60' }, 60],
    [{ SILENCE_SECONDS: '45' }, 45],
    [{ SOCKET_IDLE_SECONDS: '60', SILENCE_SECONDS: '45' }, 60],
    [{ SOCKET_IDLE_SECONDS: '', SILENCE_SECONDS: '45' }, 45],
  ])('is read from the current or the deprecated name: %o gives %s seconds', (settings, seconds) => {
    expect(readConfig(settings, ignore).timeouts.idleSocketSeconds).toBe(seconds);
  });

  it.each(['SOCKET_IDLE_SECONDS', 'SILENCE_SECONDS'])(
    'rejects a wrong value, and reports the name that the user set: %s',
    (name) => {
      expect(() => readConfig({ [name]: '0' })).toThrow(`${name}: must be at least 1`);
    },
  );

  it.each([
    [{ SOCKET_IDLE_SECONDS: '60' }, []],
    [{ SILENCE_SECONDS: '' }, []],
    [
      { SILENCE_SECONDS: '45' },
      ['SILENCE_SECONDS: was renamed to SOCKET_IDLE_SECONDS; the earlier name is still read'],
    ],
  ])('causes one warning for the deprecated name: %o', (settings, expected) => {
    const warnings: string[] = [];
    readConfig(settings, (line) => warnings.push(line));
    expect(warnings).toEqual(expected);
  });
});

describe('the public address', () => {
  it.each([
    ['https://budget.example.org', 'https://budget.example.org'],
    ['https://budget.example.org//', 'https://budget.example.org'],
    ['HTTP://Budget.example.org:8443/?', 'http://budget.example.org:8443'],
  ])('reads %s as %s', (given, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
  });

  it.each(['/app', '/?a=1', '/#top', ':8443/index.html'])('rejects a path, query, fragment or bad port: %s', (rest) => {
    expect(() => readConfig({ PUBLIC_URL: `https://budget.example.org${rest}` })).toThrow('PUBLIC_URL: must be an');
  });

  it.each(['user@', 'user:secret@'])('rejects a user or a password: %s', (person) => {
    expect(() => readConfig({ PUBLIC_URL: `https://${person}budget.example.org` })).toThrow('PUBLIC_URL: must be an');
  });
});

describe('the sender of mails', () => {
  it.each(['budget@localhost', '<budget@example.org>', 'Mon budget <budget@example.org>', '"Budget, mon" <b@e.org>'])(
    'accepts the address %s',
    (given) => {
      expect(readConfig({ MAIL_FROM: given }).mailFrom).toBe(given);
    },
  );

  it.each([
    'x',
    'budget@',
    '@example.org',
    'Mon budget budget@example.org',
    'a@b, c@d',
    'a@b\r\nBcc: c@d',
    '"M <a@b>"',
  ])('rejects the text %s', (given) => {
    expect(() => readConfig({ MAIL_FROM: given })).toThrow('MAIL_FROM: must be an address');
  });
});

describe('a misspelt setting', () => {
  it.each([
    ['DATADIR', 'DATA_DIR'],
    ['data-dir', 'DATA_DIR'],
    ['Port', 'PORT'],
    ['SMTP_UR', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['ACESS_LOG', 'ACCESS_LOG'],
    ['DOCUMENT_PER_ACOUNT', 'DOCUMENTS_PER_ACCOUNT'],
    ['EMAIL_ENUMERATION_PROTECION', 'EMAIL_ENUMERATION_PROTECTION'],
  ])('is rejected with a suggestion: %s should be %s', (name, setting) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(`${name}: is no setting; did you mean ${setting}?`);
  });

  it('is ignored if its value is empty', () => {
    expect(() => readConfig({ DATADIR: '' })).not.toThrow();
  });

  it('is not reported for a variable of a shell, a service manager, a container or CI', () => {
    const names = `
      _ APPDIR APPIMAGE APP_ENV APP_HOME APP_ID APP_NAME APP_URL ARGV0 BASE_URL BASH BROWSER CI CLASSPATH COLORTERM COLUMNS
      CREDENTIALS_DIRECTORY DATABASE_URL DBUS_SESSION_BUS_ADDRESS DEBUG DISPLAY DOCKER_HOST EDITOR EMAIL ENV FORCE_COLOR FTP_PROXY
      GITHUB_ACTIONS GITHUB_WORKSPACE GIT_DIR GROUPS HISTSIZE HOME HOMEDRIVE HOMEPATH HOSTNAME HOSTTYPE HTTPS_PROXY HTTP_PROXY
      INIT_CWD INVOCATION_ID JOURNAL_STREAM KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT LANG LANGUAGE LC_ALL
      LINES LISTEN_FDS LISTEN_PID LOGNAME LOGS_DIRECTORY LS_COLORS MACHTYPE MAIL MAILCHECK MAILTO MAIL_HOST MAIL_PORT MAINPID
      MALLOC_ARENA_MAX MANAGERPID MON_BUDGET_PORT MON_BUDGET_SERVICE_HOST MON_BUDGET_SERVICE_PORT NODE NODE_ENV
      NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_VERSION NOTIFY_SOCKET NO_COLOR NO_PROXY NPM_CONFIG_CACHE
      NVM_DIR OLDPWD OSTYPE PAGER PATH PATHEXT PGDATA PGHOST PGPORT POSTGRES_HOST PROJECT PROJECT_DIR PROJECT_NAME PROJECT_ROOT
      PS1 PUBLIC_KEY PWD RUNNER_TEMP RUNTIME_DIRECTORY SECONDS SERVER_NAME SERVER_PORT SHELL SHLVL SMTP_HOST SMTP_PASSWORD
      SMTP_PORT SMTP_USER SSH_AUTH_SOCK SSH_CONNECTION SSL_CERT_DIR SSL_CERT_FILE STATE_DIRECTORY SUDO_USER SYSTEMD_EXEC_PID
      SYSTEMROOT TEMP TERM TERM_PROGRAM TESTS TMP TMPDIR TZ USER USERNAME USERPROFILE VIRTUAL_HOST VIRTUAL_PORT VITEST
      VSCODE_PID WATCHDOG_USEC WAYLAND_DISPLAY WINDIR XAUTHORITY XDG_CACHE_HOME XDG_CONFIG_DIRS XDG_DATA_DIRS XDG_DATA_HOME
      XDG_RUNTIME_DIR XDG_SESSION_ID YARN_VERSION http_proxy https_proxy no_proxy npm_command npm_config_cache npm_execpath
      npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version
    `;
    const variables = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']));
    expect(() => readConfig({ ...process.env, ...variables })).not.toThrow();
  });
});
