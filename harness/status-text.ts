import type { WorldSwitches } from './gateway-client.ts'

/** Switches and settings in the format of the gateway's status (EN-25), for the operator of the real gateway. */
export const statusText = ({ switches, settings }: WorldSwitches): string =>
  JSON.stringify({ info: { whitelabel: switches, whitelabelVal: settings } }, null, 2)
