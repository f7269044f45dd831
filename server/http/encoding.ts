/** How a body goes over the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The shortest of what the caller reads, by the value of `Accept-Encoding`. */
export const acceptedEncoding = (accepted = ''): Encoding => {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
};
