import { type AnyManifest, isRecord } from '@foyer/sdk'
import sharp from 'sharp'
import type { Profile, ProfileSource } from '../../../kernel/profile/profile.ts'
import { withDefaultLanguage } from '../../../kernel/profile/with-default-language.ts'
import { rootValues } from '../../document/root-values.ts'
import { checkPlugins, checkUnnamedSwitches } from './check-plugins.ts'
import { checkHosts, checkIdentity, checkLanguages, checkTitles } from './check-profile.ts'
import { checkTheme } from './check-theme.ts'
import type { Problem, Report } from './problem.ts'
import { readProfile } from './profile-schema.ts'
import type { MerchantFolder } from './read-merchant-folders.ts'

/** What profiles are checked against. */
export interface SiteKnowledge {
  /** Manifests of the site's own plugins: their ids, gates and settings' schemas. */
  readonly manifests: readonly AnyManifest[]
  /** The text of `sdk/src/ui/tokens.css`, whose colours a theme overrides. */
  readonly tokens: string
}

/** A merchant without errors, as pages are made for it. */
export interface CheckedMerchant {
  readonly folder: MerchantFolder
  readonly profile: Profile
  readonly theme: string
}

export interface ProfileCheck {
  /** Of all merchants, in the order of the folders; then those that concern all. */
  readonly problems: readonly Problem[]
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
  { manifests, tokens }: SiteKnowledge,
): Promise<ProfileCheck> {
  const variables = rootValues(tokens)
  const read = folders.map((folder) => {
    const problems: Problem[] = []
    const report = reportTo(problems, folder.name, `${folder.path}/profile.ts`)
    const written = writtenProfile(folder, report)
    const fields = written ? readProfile(written, report) : {}
    return { folder, name: folder.name, problems, report, metadata: written?.['metadata'], fields }
  })
  const merchants: CheckedMerchant[] = []
  for (const merchant of read) {
    const { folder, name, problems, report, metadata, fields } = merchant
    const { path, theme, logo, icon } = folder
    const others = read.filter((other) => other !== merchant)
    checkIdentity(merchant, others, report)
    checkHosts(fields.hosts ?? [], others, report)
    checkLanguages(fields, report)
    checkTitles(metadata, fields.languages ?? [], report)
    await checkPlugins(fields, manifests, report)
    checkTheme(theme, variables, reportTo(problems, name, `${path}/theme.css`))
    await checkPicture(
      logo,
      reportTo(problems, name, `${path}/logo.svg`),
      'in the header and on the log-in screen',
    )
    await checkPicture(
      icon,
      reportTo(problems, name, `${path}/icon.svg`),
      'in the browser’s tab and on the home screen',
    )
    if (theme === undefined || problems.some(({ severity }) => severity === 'error')) continue
    // Each field has been checked above.
    merchants.push({ folder, profile: withDefaultLanguage(fields as unknown as ProfileSource), theme })
  }
  const problems = read.flatMap((merchant) => merchant.problems)
  const profiles = read.map(({ fields }) => fields)
  checkUnnamedSwitches(profiles, manifests, reportTo(problems, undefined, 'merchants'))
  return { problems, merchants }
}

const reportTo =
  (problems: Problem[], merchant: string | undefined, file: string): Report =>
  (code, text, severity = 'error') =>
    void problems.push({ merchant, file, code, severity, text })

function writtenProfile({ profile }: MerchantFolder, report: Report) {
  if ('error' in profile) report('BK-PROFILE', `${profile.error} An editor with TypeScript shows the place.`)
  else if (isRecord(profile.value)) return profile.value
  else report('BK-PROFILE', 'The file exports no profile. Write export const profile: ProfileSource = { … }.')
  return undefined
}

/** A picture must be there, and be an SVG that can be drawn and holds no script. */
async function checkPicture(svg: string | undefined, report: Report, place: string): Promise<void> {
  if (svg === undefined) return report('BK-BRAND', `The file is missing. Add it. It stands ${place}.`)
  if (/<script|\son\w+\s*=|javascript:/i.test(svg))
    return report('BK-BRAND', 'It contains a script. Export it without scripts.')
  // What makes the favicon draws it too.
  const drawn = await sharp(Buffer.from(svg))
    .metadata()
    .catch(() => undefined)
  if (drawn?.format !== 'svg')
    report('BK-BRAND', 'It is no SVG that can be drawn. Export it anew as a plain SVG.')
}
