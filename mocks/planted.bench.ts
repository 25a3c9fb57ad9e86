export * from '../app/registry.ts'
export * from '../harness/main.tsx'
