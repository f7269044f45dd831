import { isIP, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** All unreadable addresses count as one caller: an invalid header must not evade a rate limit. */
const unreadable = 'unreadable';

// Some proxies append the port, and put an IPv6 address in brackets.
const withPort = /^(?:\[(?<inBrackets>[^\]]*)\](?::\d+)?|(?<beforePort>[^:]*):\d+)$/u;

const withoutPort = (text: string): string => {
  const { inBrackets, beforePort } = withPort.exec(text)?.groups ?? {};
  return inBrackets ?? beforePort ?? text;
};

// A subscriber has a whole /64, and could evade a limit by a change of address.
const networkOf = (address: string): string => {
  const [head = [], tail = []] = address.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};

/**
 * The rate-limit key of an address: the address for IPv4 (also if it is IPv4-mapped), and the /64 network for IPv6. All other texts
 * share one key.
 */
export const callerOf = (text: string): string => {
  const address = withoutPort(text.trim());
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return unreadable;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(?<mapped>[\d.]+)$/u.exec(canonical)?.groups?.['mapped'] ?? networkOf(canonical);
};

const widerNetwork = /^(?<site>(?:[\da-f]+:){3})(?<subnet>[\da-f]+)::\/64$/u;

/** The /56 around an IPv6 /64; undefined for IPv4. Many providers give one subscriber all 256 networks of a /56. */
export const widerNetworkOf = (caller: string): string | undefined => {
  const { site, subnet } = widerNetwork.exec(caller)?.groups ?? {};
  if (site === undefined || subnet === undefined) return undefined;
  // The networks of a /56 differ in the last eight bits of the fourth group.
  return `${site}${(Number.parseInt(subnet, 16) & 0xff00).toString(16)}::/56`;
};

/**
 * Reads the rate-limit key of a request. With `trustProxy` the address is the last entry of `X-Forwarded-For`, which the operator's
 * proxy wrote. Otherwise it is the address of the socket.
 */
export const createCallerReader =
  (trustProxy: boolean) =>
  (context: Context<{ Bindings: Partial<HttpBindings> }>): string => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    return callerOf(forwarded ?? context.env.incoming?.socket.remoteAddress ?? '');
  };
