export * from './chrome/manifest.ts'
export * from '../../kernel/host/core/host.ts'
