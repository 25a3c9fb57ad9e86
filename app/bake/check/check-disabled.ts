import { LOCKED_PLUGINS } from '../../../kernel/boot/locked-plugins.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Finding } from './finding.ts'
import { pathText } from './path-text.ts'

/**
 * The plugins that a profile disables: one that does not exist is an error, because the plugin that the merchant meant stays on;
 * so is one that no site works without.
 *
 * @param known ids of the site's plugins and of the profile's foreign ones
 */
export const checkDisabled = (disabled: readonly string[], known: readonly string[]): readonly Finding[] =>
  disabled.flatMap((id, index): readonly Finding[] => {
    const at = pathText(['disabled', index])
    if (LOCKED_PLUGINS.includes(id))
      return [{ code: 'BK-DISABLED', text: `${at} is ${id}, without which no player can sign in or move about.`, remedy: 'Remove it.' }] // prettier-ignore
    return known.includes(id)
      ? []
      : [
          {
            code: 'BK-DISABLED',
            text: `${at} is ${JSON.stringify(id)}, a plugin that the site does not have.`,
            remedy: didYouMean(id, known) ?? 'Remove it.',
          },
        ]
  })
