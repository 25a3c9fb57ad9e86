import type { WorldSwitches } from './gateway-client.ts'

/** Switches and settings as the gateway's status has them (EN-25), for whoever keeps the real ones. */
export const statusText = ({ switches, settings }: WorldSwitches): string =>
  JSON.stringify({ info: { whitelabel: switches, whitelabelVal: settings } }, null, 2)
