import { Actor, type AnyActor } from 'xstate';

/** Whether a value is a running actor, as a chart keeps one in its context. */
export const isActorRef = (value: unknown): value is AnyActor => value instanceof Actor;
