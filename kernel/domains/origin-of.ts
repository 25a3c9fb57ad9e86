const LOCAL = /(?:^|\.)localhost$/

/** Where a host's site is: https; a host on this machine is served as the page itself is, port included. */
export const originOf = (host: string, here: Pick<Location, 'protocol' | 'port'>): string =>
  LOCAL.test(host) ? `${here.protocol}//${host}${here.port ? `:${here.port}` : ''}` : `https://${host}`
