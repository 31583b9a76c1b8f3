import { SectionNav, SectionNavGroup, SectionNavLink } from "@coffer/ui";
import { useControl } from "../api/control.ts";
import { hrefOf, type Section, usePlace } from "../place.ts";
import { words } from "../words.ts";

const groups: readonly { label: string; sections: readonly Section[] }[] = [
  { label: words.groups.world, sections: ["overview", "inbox", "people"] },
  { label: words.groups.actors, sections: ["chain", "review"] },
  { label: words.groups.inside, sections: ["requests", "coverage"] },
  { label: words.groups.sandbox, sections: ["worlds"] },
];

/** The sections, with how many reviews wait for somebody. */
export function SectionList({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  const { section: current } = usePlace();
  const waiting = useControl("review").data?.items.length ?? 0;
  return (
    <SectionNav label={words.nav.label} className={className}>
      {groups.map(({ label, sections }) => (
        <SectionNavGroup key={label} label={label}>
          {sections.map((section) => (
            <SectionNavLink
              key={section}
              href={hrefOf({ section })}
              current={section === current}
              onClick={onFollow}
              className="justify-between"
            >
              {words.sections[section]}
              {section === "review" && waiting > 0 && (
                <span className="rounded-full bg-warn-tint px-2 py-0.5 font-medium text-head text-warn">{waiting}</span>
              )}
            </SectionNavLink>
          ))}
        </SectionNavGroup>
      ))}
    </SectionNav>
  );
}
