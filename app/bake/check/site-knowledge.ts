import type { AnyManifest } from '@foyer/sdk'
import type { TextTable } from '../../build/texts.ts'

/** What profiles are checked against. */
export interface SiteKnowledge {
  /** Manifests of the site's own plugins: their ids, gates and settings' schemas. */
  readonly manifests: readonly AnyManifest[]
  readonly texts: Pick<TextTable, 'lacking'>
  /** The text of `sdk/src/ui/tokens.css`, whose colours a theme overrides. */
  readonly tokens: string
}
