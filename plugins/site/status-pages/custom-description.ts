import type { LanguageCode, SiteStatus } from '@foyer/sdk'
import { hasText } from './has-text.ts'

const PARAMETER = 'maintenance_description'

/**
 * The merchant's own description of the maintenance (OV-06): the template parameter `maintenance_description_VI`, or,
 * without a language, `maintenance_description`. The specification names no field for it. HTML, unsafe until it has passed
 * the sanitiser (SE-02); `undefined` if there is none with something to read.
 */
export function customDescription(
  templates: SiteStatus['templates'],
  language?: LanguageCode,
): string | undefined {
  const given = templates[language ? `${PARAMETER}_${language}` : PARAMETER]
  return given && hasText(given) ? given : undefined
}
