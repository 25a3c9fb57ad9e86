import { isRecord } from '@foyer/sdk'
import type { Finding } from './finding.ts'
import type { ProfileFields } from './profile-fields.ts'

/** The plugin that asks the player. */
const ASKER = 'tracking.consent'

/**
 * A merchant that asks for consent has what the player is asked with: the version of its privacy policy, and the plugin that
 * asks. Else nobody is asked, and nothing is ever granted.
 */
export function checkConsent({ consent, settings, disabled = [] }: ProfileFields): readonly Finding[] {
  // Settings that cannot be read have a finding of their own.
  if (consent !== 'ask' || settings === undefined) return []
  const written = settings[ASKER]
  const version = isRecord(written) ? written['policyVersion'] : undefined
  const findings: Finding[] = []
  if (version === undefined || version === null || version === '')
    findings.push({
      code: 'BK-CONSENT',
      text: `consent is "ask", and settings['${ASKER}'].policyVersion is missing: no player would be asked.`,
      remedy: `Write '${ASKER}': { policyVersion: '2026-11' } with the version of the privacy policy, or consent: 'none'.`,
    })
  if (disabled.includes(ASKER))
    findings.push({
      code: 'BK-CONSENT',
      text: `consent is "ask", and disabled names ${ASKER}: no player would be asked.`,
      remedy: `Remove it from disabled, or write consent: 'none'.`,
    })
  return findings
}
