import { isRecord } from '@foyer/sdk'
import type { Status } from './status.ts'

/** The operator's switches (RO-03 to RO-12). It has no other, so none for a plugin of this site alone. */
const SWITCHES = [
  'STARTGAMEINAPP3',
  'CBS3',
  'MOBILEAUTOLOGIN3',
  'PWDEXPFORCECHANGE3',
  'GOOGLELOGIN3',
  'FIREBASECREATEACC3',
  'UPDATEMOBILEICC3',
  'LOTTMINIGAME3',
  'SEALOTTMINIGAME3',
  'MANDATORYAPPUPDATES3',
  'REWCEN3',
]
/** Settings of the operator's other programs: of every type, flat or grouped, and under no plugin's id. */
const OWN_SETTINGS = {
  DEPOSIT_MIN: '50',
  DEPOSIT_MAX: 20_000,
  WITHDRAW_OTP: true,
  themeColor: '#123456',
  'login.retry': '5',
  timezone: '+07:00',
  announcement: null,
  vipLevels: ['bronze', 'silver'],
  chat: { enabled: '1', room: 'main' },
  version: '3.2.1',
}
/** Fields that its answers have beside those that a page reads. */
const OWN_FIELDS = { id: '1207', createdBy: 'console', updateTime: '1732500000000', remark: null }

type Settings = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * A status of this gateway as an operator's gateway would write it (EN-25): see `STATUS_SHAPES`. Of the plugins' settings it has only
 * what was changed in the world (and the list of disabled plugins, if there is one), so that a vendor's double takes the place of the vendor.
 *
 * @param profile the settings that the page has already
 */
export function operatorStatus({ info, ...rest }: Status, profile: Settings): object {
  const { whitelabel, whitelabelVal, mobileTemplate, ...parts } = info
  const { disabled, ...settings } = whitelabelVal as Readonly<Record<string, unknown>>
  return {
    ...OWN_FIELDS,
    ...(inOperatorWords(rest) as object),
    info: {
      ...OWN_FIELDS,
      ...(inOperatorWords(parts) as object),
      whitelabel: operatorSwitches(whitelabel),
      whitelabelVal: {
        ...OWN_SETTINGS,
        ...changedSettings(settings as Settings, profile),
        ...(disabled !== undefined && { disabled }),
      },
      mobileTemplate: { ...(isRecord(mobileTemplate) && mobileTemplate), footer_columns: 3, remark: null },
      // No project, no domain; the gateway sends the codes itself.
      sms: { ...OWN_FIELDS, firebase: '0', apiKey: 'demo-key', provider: 'twilio' },
    },
  }
}

const operatorSwitches = (switches: unknown): object =>
  Object.fromEntries(
    SWITCHES.map((name) => [name, isRecord(switches) && switches[name] === true ? '1' : '0']),
  )

/** The fields of settings that differ from the profile's. */
const changedSettings = (settings: Settings, profile: Settings): object =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([plugin, fields]) => {
      const changed = Object.entries(fields).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(profile[plugin]?.[field]),
      )
      return changed.length > 0 ? [[plugin, Object.fromEntries(changed)]] : []
    }),
  )

/** A value with numbers and flags as texts, and more fields in each object of a list. */
function inOperatorWords(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isRecord(item) ? { ...OWN_FIELDS, ...(inOperatorWords(item) as object) } : inOperatorWords(item),
    )
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inOperatorWords(field)]))
    : value
}
