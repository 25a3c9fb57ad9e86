/** What the site shares with plugins of other repositories: it stays a bare import in their file. */
export const SHARED: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@foyer/sdk',
  '@foyer/sdk/ui',
]

/** The one file that a build makes. */
export const PLUGIN_FILE = 'plugin.js'

/** Stands in the file's code for the text of its style sheets, which is known last. */
export const STYLES = '__FOYER_STYLES__'
