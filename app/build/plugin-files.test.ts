// @vitest-environment node
import { expect, it } from 'vitest'
import { pluginFiles } from './plugin-files.ts'

it('gives each plugin the files of its lazy parts and their styles, and no plugin what two share', () => {
  const files = pluginFiles(
    {
      'plugins/tracking/facebook/facebook.ts': 'assets/facebook-1.js',
      'plugins/site/chrome/menu.tsx': 'assets/menu-2.js',
      'plugins/site/chrome/chrome.tsx': 'assets/soon-3.js',
      'plugins/games/lobby/lobby.tsx': 'assets/soon-3.js',
      'kernel/http/show-failure.ts': 'assets/effects-4.js',
    },
    {
      'plugins/site/chrome/menu.tsx': { file: 'assets/menu-2.js', css: ['assets/menu-2.css'] },
      _soon: { file: 'assets/soon-3.js' },
    },
  )
  expect(files).toEqual({
    'tracking.facebook': ['assets/facebook-1.js'],
    'site.chrome': ['assets/menu-2.css', 'assets/menu-2.js'],
    'games.lobby': [],
  })
})
