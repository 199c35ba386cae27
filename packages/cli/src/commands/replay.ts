import { Divergence, type MatchRecord, replay as replayRecord, type Texts, type Title } from '@quadrille/kernel';
import { BadArguments, type Command, countOf, onlyWord } from '../command.ts';
import { gameNamed } from '../game.ts';
import { readNamed } from '../path.ts';
import { print } from '../text/print.ts';
import { sentenceOf } from '../text/sentence.ts';

export const replay: Command = {
  summary: 'Plays a record again, verifies its hashes and prints the log',
  takes: '<record.json>',
  flags: { to: { hint: 'N', help: 'stop after N answers' } },
  notes: [
    'The number before a line is the number of answers given so far. A record shows every secret: lines that only some',
    'seats were told are marked. Where the record and the rules part ways the log stops, and the exit code is 1.',
  ].join('\n'),
  run(given) {
    const name = onlyWord(given, 'record');
    const { record, edition } = recordFrom(name, readNamed(name));
    const ours = gameNamed(record.game);
    const title = (edition && ours.editable?.titleFrom({ ...ours.editable.texts, ...edition })) ?? ours;
    const to = countOf(given, 'to', 0) ?? record.answers.length;
    if (to > record.answers.length)
      throw new BadArguments(`--to ${to}: the record has only ${record.answers.length} answers`);
    return retell(title, record, to);
  },
};

/** Prints the log as far as it goes. */
function retell(title: Title, record: MatchRecord, to: number): number {
  const { words } = title.definition;
  try {
    const match = replayRecord(title.definition, record, {
      to,
      each({ news }, count) {
        for (const { event, only } of news)
          print(
            `${String(count).padStart(6)}  ${sentenceOf(words, { ...event })}${only ? ` (only ${only.join(', ')})` : ''}`,
          );
      },
    });
    const verified = record.hashes.filter(([count]) => count <= to).length;
    const { result } = match;
    print('');
    if (result)
      print(
        `Won by ${result.winners.map((seat) => words[`name/${seat}`] ?? seat).join(', ') || 'nobody'} (${result.by}).`,
      );
    print(`${to} of ${record.answers.length} answers replayed, ${verified} hashes verified.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Divergence)) throw error;
    process.stderr.write(
      `quadrille replay: after ${error.at} answers the record and the rules part. ${error.message}\n`,
    );
    return 1;
  }
}

/** What a server exports: the record, and the edition it was played with where that is not ours. */
interface Exported {
  readonly record: MatchRecord;
  readonly edition?: Texts;
}

/** The record in a file, if it is one: by itself, or as a server exports it. */
function recordFrom(name: string, text: string): Exported {
  const file = jsonFrom(name, text);
  const exported = (
    typeof file === 'object' && file !== null && 'record' in file ? file : { record: file }
  ) as Partial<Exported>;
  const { record: data, edition } = exported;
  const { format, game, version, setup, chance, seed, answers, hashes } = (data ?? {}) as Partial<MatchRecord>;
  const pairs = (list: unknown, first: string) =>
    Array.isArray(list) &&
    list.every((pair) => Array.isArray(pair) && typeof pair[0] === first && typeof pair[1] === 'string');
  const sound =
    format === 1 &&
    typeof game === 'string' &&
    typeof version === 'number' &&
    typeof setup === 'object' &&
    (chance === 'keyed' || chance === 'fast') &&
    typeof seed === 'string' &&
    pairs(answers, 'string') &&
    pairs(hashes, 'number');
  if (!sound) throw new BadArguments(`${name} is not the record of a match`);
  return { record: data as MatchRecord, ...(edition && { edition }) };
}

function jsonFrom(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArguments(`${name} is not JSON`);
  }
}
