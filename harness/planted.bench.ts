export * from '../plugins/site/chrome/manifest.ts'
export * from '../app/registry.ts'
