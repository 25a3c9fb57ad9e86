/** The module's exports, by the names that the manifest gives. */
export { AgentScreen } from './agent-screen.tsx'
export { RegisterScreen } from './register-screen.tsx'
