// Addresses of the site that plugins lead to, whoever shows them.

/** The home screen (RT-01). */
export const HOME_PATH = '/m/home'
/** Where a guest logs in (RT-02). */
export const LOGIN_PATH = '/m/login'
/** Where a player without an account creates one (RT-03). */
export const REGISTER_PATH = '/m/register'
/** Where an agent creates an account for another (RT-04). */
export const AGENT_REGISTER_PATH = '/m/agentRegister'
/** The game area (RT-07). */
export const GAMES_PATH = '/m/game'
/** The screen that launches games: see `launchAddress` (RT-08). */
export const LAUNCH_PATH = '/m/launchGame'
