import { TalkToUs } from '../../components/ContactLinks.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { List } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CompanyPage.module.css';
import { Statistics } from './Statistics.tsx';

/** The company's sections, each of which is also a page of its own. */
const sections = {
  about: { id: 'about', Content: About },
  values: { id: 'values', Content: Values },
  chooseUs: { id: 'choose-us', Content: ChooseUs },
  team: { id: 'team', Content: Team },
} as const;

type SectionName = keyof typeof sections;

/** The statistics, and all company sections (specification, section 2). */
export function CompanyPage() {
  return (
    <>
      <PageHeader
        title="company:all.title"
        lead="company:all.lead"
        image={<Illustration name="about" first alt="company:about.image" />}
      />
      <Statistics />
      {(['about', 'values', 'chooseUs', 'team'] as const).map((name) => {
        const { id, Content } = sections[name];
        return (
          <Section key={name} id={id} title={`company:${name}.title`}>
            <T parent="p" i18nKey={`company:${name}.lead`} />
            <Content level="h3" />
          </Section>
        );
      })}
      <TalkToUs />
    </>
  );
}

/** One section as a page. */
export function CompanySectionPage({ name }: { readonly name: SectionName }) {
  const { Content } = sections[name];
  return (
    <>
      <PageHeader
        title={`company:${name}.title`}
        lead={`company:${name}.lead`}
        image={name === 'about' && <Illustration name="about" first alt="company:about.image" />}
      />
      <div className={`full-bleed stack ${styles.page}`}>
        <Content level="h2" />
      </div>
      <TalkToUs />
    </>
  );
}

interface SectionProps {
  /** The heading level: one below the section's heading. */
  readonly level: 'h2' | 'h3';
}

function About({ level }: SectionProps) {
  const { list } = useTexts();
  return (
    <List className={`stack ${styles.columns}`}>
      {list('company:about.parts').map(({ id, key }) => (
        <li key={id}>
          <T parent={level} i18nKey={key('header')} />
          <T parent="p" i18nKey={key('textContent')} />
        </li>
      ))}
    </List>
  );
}

/** Vision and mission, as statements. */
function Values({ level }: SectionProps) {
  return (
    <List className={`stack ${styles.statements}`}>
      {(['vision', 'mission'] as const).map((part) => (
        <li key={part}>
          <T parent={level} i18nKey={`company:values.${part}.header`} />
          <T parent="p" i18nKey={`company:values.${part}.textContent`} />
        </li>
      ))}
    </List>
  );
}

/** Fast Approvals, Flexible Terms, Trusted Service: six points each. */
function ChooseUs({ level }: SectionProps) {
  const { list } = useTexts();
  return (
    <List className={`stack ${styles.columns}`}>
      {(['fast', 'flexible', 'trusted'] as const).map((group) => (
        <li key={group}>
          <T parent={level} i18nKey={`company:chooseUs.groups.${group}.header`} />
          <List className={`stack icon-list ${styles.points}`}>
            {list(`company:chooseUs.groups.${group}.points`).map(({ id, key }) => (
              <li key={id}>
                <Icon name="check" />
                <T i18nKey={key()} />
              </li>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}

/**
 * Three cards with the same placeholder (specification, section 2), and a note that says so. They
 * show nobody: the same portrait three times would look like three people.
 */
function Team({ level }: SectionProps) {
  return (
    <>
      <T parent="p" className="callout" i18nKey="company:team.note" />
      <List className={`cells icon-list ${styles.team}`}>
        {['first', 'second', 'third'].map((member) => (
          <li key={member}>
            <span className={styles.portrait}>
              <Icon name="person" />
            </span>
            <div>
              <T parent={level} i18nKey="company:team.member.name" />
              <T parent="p" i18nKey="company:team.member.text" />
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
