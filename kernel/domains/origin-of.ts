const LOCAL = /(?:^|\.)localhost$/

/** The origin of a host: https; for a local host the scheme and port of the page itself. */
export const originOf = (host: string, here: Pick<Location, 'protocol' | 'port'>): string =>
  LOCAL.test(host) ? `${here.protocol}//${host}${here.port ? `:${here.port}` : ''}` : `https://${host}`
