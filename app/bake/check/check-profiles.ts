import { isRecord } from '@foyer/sdk'
import type { Profile, ProfileSource } from '../../../kernel/profile/profile.ts'
import { withDefaultLanguage } from '../../../kernel/profile/with-default-language.ts'
import { checkBrand } from './check-brand.ts'
import { checkConsent } from './check-consent.ts'
import { checkDisabled } from './check-disabled.ts'
import { checkEndpoints } from './check-endpoints.ts'
import { checkForeign, foreignIds, foreignSwitches } from './check-foreign.ts'
import { checkHosts } from './check-hosts.ts'
import { checkIdentity } from './check-identity.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLegal } from './check-legal.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkSettings } from './check-settings.ts'
import { checkSwitches } from './check-switches.ts'
import { checkTheme } from './check-theme.ts'
import { checkUnnamedSwitches } from './check-unnamed-switches.ts'
import type { Finding } from './finding.ts'
import { importFinding } from './import-finding.ts'
import type { MerchantFolder } from './merchant-folder.ts'
import { type NeutralTheme, neutralTheme } from './neutral-theme.ts'
import { type ProfileFields, readFields } from './profile-fields.ts'
import type { ProfileProblem } from './profile-problem.ts'
import type { SiteKnowledge } from './site-knowledge.ts'

/** A merchant without errors, as pages are made for it. */
export interface CheckedMerchant {
  readonly folder: MerchantFolder
  /** Its languages are those that are offered. */
  readonly profile: Profile
  readonly theme: string
}

export interface ProfileCheck {
  /** Of all merchants, in the order of the folders; then those that concern all. */
  readonly problems: readonly ProfileProblem[]
  /** Those that can be published. */
  readonly merchants: readonly CheckedMerchant[]
}

/**
 * Checks everything that merchants' folders hold, before any page is made: all merchants at once, because hosts, ids and
 * codes must differ among them. Finds all problems of each, not only the first.
 *
 * @param folders every merchant of the site, also those that are not to be baked now
 */
export async function checkProfiles(
  folders: readonly MerchantFolder[],
  site: SiteKnowledge,
): Promise<ProfileCheck> {
  const read = folders.map(readFolder)
  const neutral = neutralTheme(site.tokens)
  const checked = await Promise.all(read.map((merchant) => checkMerchant(merchant, read, site, neutral)))
  const named = new Set(read.flatMap(({ fields }) => Object.keys(fields.switches ?? {})))
  return {
    problems: [
      ...checked.flatMap(({ problems }) => problems),
      ...checkUnnamedSwitches(site.manifests, named).map((finding) =>
        problemOf(finding, undefined, 'merchants'),
      ),
    ],
    merchants: checked.flatMap(({ merchant }) => merchant ?? []),
  }
}

interface ReadMerchant {
  readonly folder: MerchantFolder
  readonly name: string
  readonly fields: ProfileFields
  readonly findings: readonly Finding[]
}

function readFolder(folder: MerchantFolder): ReadMerchant {
  const { name, profile } = folder
  if ('error' in profile) return { folder, name, fields: {}, findings: [importFinding(profile.error)] }
  if (isRecord(profile.value)) return { folder, name, ...readFields(profile.value) }
  const finding: Finding = {
    code: 'BK-PROFILE',
    text: 'The file exports no profile.',
    remedy: 'Write export const profile: ProfileSource = { … }.',
  }
  return { folder, name, fields: {}, findings: [finding] }
}

async function checkMerchant(
  { folder, name, fields, findings }: ReadMerchant,
  all: readonly ReadMerchant[],
  site: SiteKnowledge,
  neutral: NeutralTheme,
): Promise<{ readonly problems: readonly ProfileProblem[]; readonly merchant: CheckedMerchant | undefined }> {
  const { id, code, hosts, languages, defaultLanguage, switches, disabled, settings, endpoints, foreign } =
    fields
  const speech = languages && checkLanguages(languages, defaultLanguage, site.texts)
  // Of a profile that cannot be read nothing is known to be missing.
  const isRead = Object.keys(fields).length > 0
  const found: readonly Finding[] = [
    ...findings,
    ...checkIdentity(
      { name, ...(id === undefined ? {} : { id }), ...(code === undefined ? {} : { code }) },
      all.map(({ name, fields }) => ({ name, ...(fields.code === undefined ? {} : { code: fields.code }) })),
    ),
    ...(hosts
      ? checkHosts(
          { name, hosts },
          all.map((other) => ({ name: other.name, hosts: other.fields.hosts ?? [] })),
        )
      : []),
    ...(speech?.findings ?? []),
    ...(isRead ? checkLegal(fields.legal) : []),
    ...(switches ? checkSwitches(switches, site.manifests, foreignSwitches(foreign)) : []),
    ...(disabled
      ? checkDisabled(disabled, [...site.manifests.map((manifest) => manifest.id), ...foreignIds(foreign)])
      : []),
    ...(settings ? await checkSettings(settings, site.manifests, foreignIds(foreign)) : []),
    ...checkConsent(fields),
    ...(endpoints ? checkEndpoints(endpoints) : []),
    ...checkForeign(
      foreign,
      site.manifests.map((manifest) => manifest.id),
      switches ?? {},
    ),
    ...(isRead ? checkMetadata(fields.metadata, speech?.offered ?? []) : []),
    ...checkTheme(folder.theme, neutral),
    ...(await checkBrand(folder)),
  ]
  const problems = found.map((finding) =>
    problemOf(finding, name, `${folder.path}/${finding.file ?? 'profile.ts'}`),
  )
  const isFine = problems.every(({ severity }) => severity === 'warning')
  if (!isFine || !speech || folder.theme === undefined) return { problems, merchant: undefined }
  // Each field has been checked above.
  const source = { ...fields, languages: speech.offered } as unknown as ProfileSource
  const profile = withDefaultLanguage(source)
  return { problems, merchant: { folder, profile, theme: folder.theme } }
}

const problemOf = (
  { code, severity = 'error', text, remedy }: Finding,
  merchant: string | undefined,
  file: string,
): ProfileProblem => ({ merchant, file, code, severity, text, remedy })
