import { isIP, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Every caller whose address cannot be read counts as this one: none is new each time. */
const unreadable = 'unreadable';

// Proxies add the port to an address, and brackets around an IPv6 one.
const withPort = /^(?:\[(?<inBrackets>[^\]]*)\](?::\d+)?|(?<beforePort>[^:]*):\d+)$/u;

const withoutPort = (text: string): string => {
  const { inBrackets, beforePort } = withPort.exec(text)?.groups ?? {};
  return inBrackets ?? beforePort ?? text;
};

// One household or machine has a whole /64 to choose its addresses from.
const networkOf = (address: string): string => {
  const [head = [], tail = []] = address.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
};

/**
 * What the limits count a caller by: an IPv4 address, also where it is written as an IPv6 one, or the /64 network of an IPv6
 * address. Anything else is one caller.
 */
export const callerOf = (text: string): string => {
  const address = withoutPort(text.trim());
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return unreadable;
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  return /^::ffff:(?<mapped>[\d.]+)$/u.exec(canonical)?.groups?.['mapped'] ?? networkOf(canonical);
};

/** Reads who calls: with `trustProxy` the last entry of `X-Forwarded-For`, which one's own proxy writes, otherwise the connection. */
export const createCallerReader =
  (trustProxy: boolean) =>
  (context: Context<{ Bindings: Partial<HttpBindings> }>): string => {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    return callerOf(forwarded ?? context.env.incoming?.socket.remoteAddress ?? '');
  };
