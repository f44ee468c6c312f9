import type { TestProject } from 'vitest/node';
import { build } from '../support/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly plain: string;
    readonly pseudo: string;
  }
}

/** Makes the builds that the tests of this folder read, unless they are up to date. */
export default async function setUp(project: TestProject): Promise<void> {
  const [plain, pseudo] = await Promise.all([build('plain'), build('pseudo')]);
  project.provide('plain', plain);
  project.provide('pseudo', pseudo);
}
