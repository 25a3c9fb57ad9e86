import { type AnyManifest, isRecord, type SchemaIssue } from '@foyer/sdk'
import { LOCKED_PLUGINS } from '../../../kernel/boot/locked-plugins.ts'
import { checkEntry } from '../../../kernel/foreign/check-entry.ts'
import { gateSwitches } from '../../../kernel/host/tooling/gate-switches.ts'
import type { ForeignPlugin } from '../../../kernel/profile/foreign-plugin.ts'
import { didYouMean, foundText, pathText, type Report } from './problem.ts'
import type { ProfileFields } from './profile-schema.ts'

type Manifests = readonly AnyManifest[]

/** What a profile says about plugins: switches, disabled ones, settings, consent, and the foreign plugins that it lists. */
export async function checkPlugins(
  fields: ProfileFields,
  manifests: Manifests,
  report: Report,
): Promise<void> {
  const { switches = {}, disabled = [], settings = {}, foreign = [] } = fields
  const own = manifests.map(({ id }) => id)
  const ids = [...own, ...namesIn(foreign, 'id')]
  const read = manifests.flatMap(({ when, readsSwitches = [] }) => [...gateSwitches(when), ...readsSwitches])
  checkSwitches(Object.keys(switches), [...read, ...namesIn(foreign, 'switch')], report)
  for (const [index, id] of disabled.entries()) {
    const at = `disabled[${index}] is "${id}"`
    if (LOCKED_PLUGINS.includes(id))
      report('BK-DISABLED', `${at}, without which no player can sign in or move about. Remove it.`)
    else if (!ids.includes(id))
      report('BK-DISABLED', `${at}, a plugin that the site does not have. ${didYouMean(id, ids)}`)
  }
  for (const [plugin, written] of Object.entries(settings)) {
    const manifest = manifests.find(({ id }) => id === plugin)
    if (manifest) await checkSettings(manifest, written, report)
    else if (!ids.includes(plugin))
      report(
        'BK-SETTING',
        `${pathText(['settings', plugin])} is for a plugin that the site does not have. ${didYouMean(plugin, ids)}`,
      )
  }
  checkConsent(fields, report)
  checkForeign(foreign, own, Object.keys(switches), report)
}

/** Ids or switches that entries of foreign plugins name, be the entries valid or not. */
const namesIn = (foreign: readonly unknown[], field: 'id' | 'switch'): readonly string[] =>
  foreign.flatMap((entry) => (isRecord(entry) && typeof entry[field] === 'string' ? [entry[field]] : []))

/** Switches that no plugin reads, mostly misspelt. A warning: the gateway may have switches that this site does not know. */
function checkSwitches(switches: readonly string[], known: readonly string[], report: Report): void {
  const free = [...new Set(known)].filter((name) => !switches.includes(name))
  for (const name of switches.filter((one) => !known.includes(one)))
    report(
      'BK-SWITCH',
      `${pathText(['switches', name])} is a switch that no plugin uses. ${didYouMean(name, free, 'Remove it, unless a foreign plugin reads it.')}`,
      'warning',
    )
}

/**
 * Switches that a plugin of the site needs and no merchant’s profile names: the plugin is always off. A line for each,
 * in place of a warning (`PL-SWITCH`) on every page.
 */
export function checkUnnamedSwitches(
  profiles: readonly ProfileFields[],
  manifests: Manifests,
  report: Report,
): void {
  for (const { id, when } of manifests)
    for (const name of gateSwitches(when))
      if (!profiles.some(({ switches = {} }) => Object.hasOwn(switches, name)))
        report(
          'BK-SWITCH',
          `The plugin ${id} reads the switch ${name}, which no profile has. Add ${name} to the switches of the merchants that want it, or ignore this.`,
          'warning',
        )
}

/** Settings that do not fit the plugin's own schema, and those that it does not have: what the merchant wanted does not happen. */
async function checkSettings(
  { id, settings: load }: AnyManifest,
  written: Readonly<Record<string, unknown>>,
  report: Report,
): Promise<void> {
  const at = (path: readonly PropertyKey[]): string => pathText(['settings', id, ...path])
  const schema = (await load?.())?.default
  const { issues = [], ...result } = (await schema?.['~standard'].validate(written)) ?? { value: {} }
  for (const issue of issues) {
    const path = (issue.path ?? []).map((step) => (typeof step === 'object' ? step.key : step))
    const value = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), written)
    report('BK-SETTING', `${at(path)} ${foundText(value)}. It must be ${expectedText(issue)}.`)
  }
  // Valibot's schema lists the names of settings; another library's shows them in what it lets through.
  const shape: unknown = (schema && Reflect.get(schema, 'entries')) ?? Reflect.get(result, 'value')
  const known = Object.keys(isRecord(shape) ? shape : written)
  for (const name of Object.keys(written))
    if (!known.includes(name))
      report(
        'BK-SETTING',
        `${at([name])} is no setting of ${id}. ${didYouMean(name, known, `It has ${known.join(', ') || 'none'}.`)}`,
      )
}

/**
 * What a plugin’s schema expects in place of a bad value: the schema’s own message where it has one, such as `the
 * pixel’s number, 5 to 20 digits`; else the rule of valibot’s, in words.
 */
function expectedText(issue: SchemaIssue): string {
  // Valibot's own messages begin so.
  if (!isRecord(issue) || !/^Invalid \w+: /.test(issue.message)) return issue.message
  if (issue.message.startsWith('Invalid key')) return 'set'
  const { type, expected } = issue as Readonly<Record<string, unknown>>
  const words = String(expected ?? type)
    .replace(/^\w+$/, 'of type $&')
    .replace(/^>=/, 'at least ')
    .replace(/^<=/, 'at most ')
    .replace(/^!/, type === 'non_empty' ? 'longer than ' : 'anything but ')
    .replace(/^\((.* \| .*)\)$/, (_, options: string) => `one of ${options.replaceAll(' | ', ', ')}`)
  return String(type).endsWith('_length') ? `${words} long` : words
}

/** A merchant that asks for consent has the version of its privacy policy, and the plugin that asks; else nothing is ever granted. */
function checkConsent({ consent, settings, disabled = [] }: ProfileFields, report: Report): void {
  // Settings that cannot be read are reported by themselves.
  if (consent !== 'ask' || settings === undefined) return
  if ((settings['tracking.consent']?.['policyVersion'] ?? '') === '')
    report(
      'BK-CONSENT',
      `consent is "ask", and settings['tracking.consent'].policyVersion is missing: no player would be asked. Write 'tracking.consent': { policyVersion: '2026-11' } with the version of the privacy policy, or consent: 'none'.`,
    )
  if (disabled.includes('tracking.consent'))
    report(
      'BK-CONSENT',
      `consent is "ask", and disabled names tracking.consent: no player would be asked. Remove it from disabled, or write consent: 'none'.`,
    )
}

/** Foreign plugins: entries that no page could load, ids that are taken, switches that the profile lacks (KN-09). */
function checkForeign(
  foreign: readonly unknown[],
  own: readonly string[],
  switches: readonly string[],
  report: Report,
): void {
  const taken = [...own]
  for (const [index, entry] of foreign.entries()) {
    const at = `foreign[${index}]`
    const invalid = checkEntry(entry)
    if (invalid) {
      report(
        'BK-FOREIGN',
        `${at}, ${invalid.plugin}: ${invalid.code}: ${invalid.text}. Paste the entry that the plugin’s build prints.`,
      )
      continue
    }
    // It has just been checked.
    const { id, switch: name, replaces = [] } = entry as ForeignPlugin
    if (taken.includes(id)) {
      const where = own.includes(id) ? 'a plugin of the site has this id' : 'the profile lists this id twice'
      report('BK-FOREIGN', `${at}, ${id}: PL-DUPLICATE: ${where}. Remove it, or give the plugin another id.`)
      continue
    }
    taken.push(id)
    for (const other of replaces)
      if (!taken.includes(other))
        report(
          'BK-FOREIGN',
          `${at}, ${id}: PL-ENTRY: field replaces; there is no plugin ${other}. ${didYouMean(other, taken, 'Name a plugin of the site.')}`,
        )
    if (name !== undefined && !switches.includes(name))
      report(
        'BK-FOREIGN',
        `${at}, ${id}: PL-SWITCH: the profile has no switch ${name}. ${didYouMean(name, switches, `Add ${name} to the profile’s switches.`)}`,
      )
  }
}
