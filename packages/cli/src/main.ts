import { cli } from './cli.ts';

// `quadrille games | head` is no accident.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await cli(process.argv.slice(2));
