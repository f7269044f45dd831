/** The bearer tokens of calls. `refreshed` requests a new one, which concurrent calls share. */
export type TokenSource = {
  readonly current: () => Promise<string>;
  readonly refreshed: () => Promise<string>;
};

/**
 * @param getToken resolves to the token of the identity provider; `force` renews a valid one. Tokens are never stored here.
 */
export function createTokenSource(getToken: (force: boolean) => Promise<string>): TokenSource {
  let renewal: Promise<string> | undefined;
  return {
    current: () => renewal ?? getToken(false),
    refreshed: () => {
      renewal ??= getToken(true).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
  };
}
