import { type ComponentType, createElement } from 'react';
import type * as Chunk from './signed-in.lazy.tsx';
import { required } from '../../ui/hooks/required.ts';

export type SignedInParts = typeof Chunk;

let parts: SignedInParts | undefined;

/** Loads what a signed-in person needs, charts and screens, in one chunk: the session does before it lets anybody in. */
export async function loadSignedInParts(): Promise<SignedInParts> {
  parts ??= await import('./signed-in.lazy.tsx');
  return parts;
}

const signedInPart =
  <Props extends object>(partOf: (loaded: SignedInParts) => ComponentType<Props>): ComponentType<Props> =>
  (props) =>
    createElement(partOf(required(parts, 'loadSignedInParts')), props);

export const SignedInArea = signedInPart((loaded) => loaded.SignedInArea);
export const Home = signedInPart((loaded) => loaded.HomeScreen);
export const Savings = signedInPart((loaded) => loaded.SavingsScreen);
export const Parameters = signedInPart((loaded) => loaded.Parameters);
export const AskToSignOut = signedInPart((loaded) => loaded.AskToSignOut);
export const OfferButton = signedInPart((loaded) => loaded.OfferButton);
export const ToastText = signedInPart((loaded) => loaded.ToastText);
