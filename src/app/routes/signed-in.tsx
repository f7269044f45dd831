import { type ComponentType, createElement } from 'react';
import { required } from '../../ui/hooks/required.ts';
import type * as Chunk from './signed-in.lazy.tsx';

let chunk: typeof Chunk | undefined;

/** Loads the charts and screens of a signed-in user in one chunk. The session does so before it enters `signedIn`. */
export async function loadSignedIn(): Promise<typeof Chunk> {
  chunk ??= await import('./signed-in.lazy.tsx');
  return chunk;
}

const fromChunk =
  <Props extends object>(select: (loaded: typeof Chunk) => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(select(required(chunk, 'loadSignedIn')), props);

export const SignedInArea = fromChunk((loaded) => loaded.SignedInArea);
export const HomeScreen = fromChunk((loaded) => loaded.HomeScreen);
export const SavingsScreen = fromChunk((loaded) => loaded.SavingsScreen);
export const ParametersScreen = fromChunk((loaded) => loaded.ParametersScreen);
export const SignOutRedirect = fromChunk((loaded) => loaded.SignOutRedirect);
export const ToastAction = fromChunk((loaded) => loaded.ToastAction);
export const ToastText = fromChunk((loaded) => loaded.ToastText);
