import { foyerPlugin } from '@foyer/sdk/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [foyerPlugin()],
  test: { environment: 'happy-dom' },
})
