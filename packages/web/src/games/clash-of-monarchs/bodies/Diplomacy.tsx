import { courseOf } from '../courses.ts';
import { type Body, Chip } from './parts.tsx';

/** The course of a Power for the year: what each means and costs. */
export const DiplomacyBody = ({ view, decision, choices, ready, choose, point }: Body) => {
  const year = Number(decision.prompt.args.year ?? view.year);
  return (
    <div class="com-body">
      <div class="opts courses" role="radiogroup" aria-label={decision.prompt.text}>
        {choices.listed.map((choice) => {
          const [power = '', letter = ''] = choice.option.split('/');
          const course = courseOf(year, power, letter);
          return (
            <Chip
              key={choice.option}
              choice={course ? { ...choice, label: `${letter}. ${course.title}` } : choice}
              ready={ready}
              choose={choose}
              point={point}
              {...(course && { says: course.says })}
            />
          );
        })}
      </div>
    </div>
  );
};
