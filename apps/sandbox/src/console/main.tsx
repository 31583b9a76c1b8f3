import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { startTheme } from "./theme.ts";
import "./console.css";

// Everything is asked again within seconds, so a failure shows at once instead of being retried in silence.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
startTheme();

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
