export * from '../harness/main.tsx'
