/** Gives the bearer token of a call. `refreshed` asks for a new one: calls that ask while it is under way share it. */
export type TokenSource = {
  readonly current: () => Promise<string>;
  readonly refreshed: () => Promise<string>;
};

/**
 * @param getToken the identity provider's token; `force` renews it even if it looks valid. Never stored here.
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
