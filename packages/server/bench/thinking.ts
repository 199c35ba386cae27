import { contest, type Rival } from './contest.ts';
import { percentile } from './figures.ts';
import { botTable } from './quadrille.ts';

/** People who think for a moment: a load well below what the server can do, so that only waiting is measured. */
const LOAD = { matches: 20, seconds: 8, pause: 100 };
const BOT_TABLES = 4;
/** The threads of the bots load the games first: that takes a second or two, once. */
const LOADING = 5000;

/** What people wait for an answer, without and with bots that think in workers all the while. */
export async function besideBots(rival: Rival): Promise<string[]> {
  const rows: string[] = [];
  const measure = async (name: string) => {
    const { latencies, seconds } = await contest(rival, LOAD);
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)].map((each) => each.toFixed(2));
    rows.push(`| ${name} | ${(latencies.length / seconds).toFixed(0)} | ${p50} | ${p99} |`);
  };
  await measure('no bots');
  for (let i = 0; i < BOT_TABLES; i++) await botTable(rival.server);
  await new Promise((resolve) => setTimeout(resolve, LOADING));
  await measure(`${BOT_TABLES} tables of hard bots thinking`);
  return ['| beside 20 matches | answers/s | p50 ms | p99 ms |', '|---|--:|--:|--:|', ...rows, ''];
}
