export * from '../chrome/manifest.ts'
export * from '../../../app/registry.ts'
