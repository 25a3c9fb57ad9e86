import { join } from 'node:path'

/** Ladle: `npm run stories`. Theme and direction are switches of its own; brand, language and motion are in components.tsx. */
export default {
  // The second ones are written from the manifests: write-fault-stories.ts.
  stories: ['{plugins,sdk}/**/*.stories.tsx', '.cache/fault-stories/*.stories.tsx'],
  viteConfig: join(import.meta.dirname, 'vite.config.ts'),
  port: Number(process.env.PORT ?? 5174),
  addons: {
    a11y: { enabled: true },
    width: { options: { phone: 360, wide: 430, tablet: 768 }, defaultState: 360 },
  },
}
