import type { WorldSwitches } from '../gateway-client.ts'

/** Switches and settings in the format of the gateway's status (EN-25), for the operator of the real gateway. */
export const statusText = ({
  switches,
  whitelabelVal,
}: Pick<WorldSwitches, 'switches' | 'whitelabelVal'>): string =>
  JSON.stringify({ info: { whitelabel: switches, whitelabelVal } }, null, 2)
