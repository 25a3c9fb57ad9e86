export * from '../plugins/site/chrome/manifest.ts'
export * from '../mocks/world/world.ts'
