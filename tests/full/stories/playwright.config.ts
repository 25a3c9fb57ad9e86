import { defineConfig } from '@playwright/test'
import stories from '../../stories/playwright.config.ts'

export default defineConfig({ ...stories, testDir: '.', timeout: 120_000 })
