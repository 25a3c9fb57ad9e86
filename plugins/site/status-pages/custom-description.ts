import type { LanguageCode, SiteStatus } from '@foyer/sdk'
import { plainText } from './plain-text.ts'

const PARAMETER = 'maintenance_description'

/**
 * The merchant's own words on the maintenance (OV-06), from the template parameters `maintenance_description_VI`, else
 * `maintenance_description`. The specification names no field for them. `undefined` where there are none.
 */
export function customDescription(
  templates: SiteStatus['templates'],
  language: LanguageCode,
): string | undefined {
  const given = templates[`${PARAMETER}_${language}`] || templates[PARAMETER]
  return (given && plainText(given)) || undefined
}
